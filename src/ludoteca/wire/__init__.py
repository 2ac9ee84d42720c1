"""The wire: what clients and the server send each other, as JSON over one WebSocket."""
