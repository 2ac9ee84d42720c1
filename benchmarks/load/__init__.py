"""Many tables at once: ours beside boardgame.io's server and a plain WebSocket server. `python -m benchmarks.load`"""
