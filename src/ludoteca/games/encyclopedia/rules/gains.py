"""What a seat gains at once: coins, tokens, seals, points (reputation has a chapter of its own)."""

from ludoteca.games.encyclopedia.box.events import CoinsGained, PointsGained, SealsGained, TokensGained
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.kernel.table import Table


def gain_coins(table: Table[State], seat: int, coins: int, why: str) -> None:
    table.state.seats[seat].coins += coins
    table.tell(CoinsGained, seat, coins, why)


def gain_tokens(table: Table[State], seat: int, tokens: int, why: str) -> None:
    table.state.seats[seat].tokens += tokens
    table.tell(TokensGained, seat, tokens, why)


def gain_seals(table: Table[State], seat: int, seals: int, why: str) -> None:
    table.state.seats[seat].seals += seals
    table.tell(SealsGained, seat, seals, why)


def gain_points(table: Table[State], seat: int, vp: int, why: str) -> None:
    table.state.seats[seat].vp += vp
    table.tell(PointsGained, seat, vp, why)
