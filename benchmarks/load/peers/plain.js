// A plain `ws` server: no rules. A move is appended to a file, then acknowledged and told to the table's sockets.
// With fsync, what waits meanwhile is written together and shares one sync. Arguments: port, file, fsync or not, bytes.
const fs = require('node:fs')
const { WebSocketServer } = require('ws')

const [port, file, how, bytes] = process.argv.slice(2)
const sync = how === 'fsync'
const picture = 'x'.repeat(Number(bytes))
const handle = fs.openSync(file, 'a')
const tables = new Map()
let waiting = []
let writing = false

function seatedAt(name) {
  let table = tables.get(name)
  if (table === undefined) tables.set(name, (table = { version: 0, sockets: new Set() }))
  return table
}

function tell(moves) {
  for (const { socket, move } of moves) {
    const table = seatedAt(move.table)
    table.version = move.version + 1
    socket.send(JSON.stringify({ table: move.table, version: table.version, done: move.id }))
    const news = JSON.stringify({ table: move.table, version: table.version, word: move.word, picture })
    for (const other of table.sockets) other.send(news)
  }
}

function write() {
  if (writing || waiting.length === 0) return
  writing = true
  const moves = waiting
  waiting = []
  const lines = moves.map(({ move }) => JSON.stringify(move) + '\n').join('')
  const written = (error) => {
    if (error) throw error
    writing = false
    tell(moves)
    write()
  }
  fs.write(handle, lines, (error) => (error || !sync ? written(error) : fs.fdatasync(handle, written)))
}

const server = new WebSocketServer({ port: Number(port), host: '127.0.0.1', perMessageDeflate: false, backlog: 1024 })
server.on('connection', (socket) => {
  socket.on('message', (data) => {
    const message = JSON.parse(data)
    if (message.join !== undefined) {
      const table = seatedAt(message.join)
      table.sockets.add(socket)
      socket.send(JSON.stringify({ table: message.join, version: table.version, joined: true, picture }))
    } else {
      waiting.push({ socket, move: message })
      write()
    }
  })
})
server.on('listening', () => console.log('listening'))
