// boardgame.io's own server, as its documentation sets it up, with a game whose state is as large as what ours shows.
// Arguments: port, storage ('memory' or a folder for its FlatFile), bytes.
const { Server, FlatFile, Origins } = require('boardgame.io/server')

const [port, storage, bytes] = process.argv.slice(2)
const load = {
  name: 'load',
  setup: () => ({ taken: 0, picture: 'x'.repeat(Number(bytes)) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G }) => {
      G.taken += 1
    },
  },
}
const db = storage === 'memory' ? undefined : new FlatFile({ dir: storage })
const server = Server({ games: [load], origins: [Origins.LOCALHOST], ...(db === undefined ? {} : { db }) })
server.run({ port: Number(port) }, () => console.log('listening'))
