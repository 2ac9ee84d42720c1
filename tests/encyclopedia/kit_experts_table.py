"""The 55 experts as the rulebook's annex lists them (p. 18, 19), written out a second time for the tests.

Each row: name, continent, what makes the expert work, what it gives.
'at X': each time you place a die there. 'expedition' and 'value' mean the expert's own continent, 'dice' its colour.
"""

from typing import NamedTuple

from ludoteca.games.encyclopedia import GAME


class Row(NamedTuple):
    name: str
    continent: str
    when: str
    gain: str
    amount: int

    @property
    def id(self) -> str:
        """The id of the expert with this printed name."""
        return expert_id(self.name)

    @property
    def duration(self) -> str:
        return "final" if self.when.startswith("end ") else "instant" if self.when == "use" else "lasting"


TABLE = """
Alonso Rossette        | america | cube I            | 1 coins
Audrey Morton          | america | expedition        | 3 vp
Cristian Miller        | america | at university     | 2 coins
Elena Lewis            | america | at publication    | 2 reputation
Etienne Lebeau         | america | at embassy        | 2 reputation
Fernanda Brito Pedroso | america | end cubes mammal  | 2 cubes
Maddalena Rotella      | america | end cubes arboreal | 2 cubes
Nargiz Tatilian        | america | end tokens        | 1 vp
Renell Victorie        | america | value             | 2 value
Rogério Luz            | america | dice              | 1 value
Salvador Ortíz         | america | end cubes omnivore | 2 cubes
Adamu Ashenafi         | africa  | at university     | 3 vp
Aymar Dibumbè          | africa  | at embassy        | 2 coins
Gidea Grobbelaar       | africa  | end cubes reptile | 2 cubes
Girgis Al-Ghumari      | africa  | value             | 2 value
Habib Abdalla          | africa  | end cubes temperate | 2 cubes
N'Kogolo Bakumi        | africa  | end experts       | 1 vp
Rabiah Assaf           | africa  | expedition        | 3 vp
Safi Limbila           | africa  | use               | 5 coins
Samara El-Ouadie       | africa  | at bank           | 2 reputation
Simon Hodesmann        | africa  | cube III          | 2 coins
Yaban Peker            | africa  | dice              | 1 value
Ankshu Ragavan         | asia    | end reputation    | 1 vp
Gangesh Mukerji        | asia    | end cubes hot     | 2 cubes
Gao Zhelan             | asia    | at publication    | 3 coins
Ishiwata Eiko          | asia    | use               | 3 reputation
Kedar Ghale            | asia    | cube IV           | 3 coins
Morishita Shinzo       | asia    | expedition        | 3 vp
Piaar Jhari            | asia    | at embassy        | 3 vp
Pu Geun-Young          | asia    | value             | 2 value
Shanti Shevade         | asia    | at academy        | 2 reputation
Suriani binti Sulung   | asia    | end cubes carnivore | 2 cubes
Thao Trí Hùng          | asia    | dice              | 1 value
Adriana Zarek          | europe  | at publication    | 2 reputation
Cathrin Holzhausen     | europe  | at academy        | 2 coins
Katie MacSweeney       | europe  | value             | 2 value
Leonardas Vaikutis     | europe  | at university     | 2 reputation
Lotte Paulsen          | europe  | end cubes bird    | 2 cubes
Louwrens Korte         | europe  | expedition        | 3 vp
Manuel Núñez           | europe  | end cubes cold    | 2 cubes
Mathias Hass           | europe  | cube II           | 1 coins
Mathieu Aubert         | europe  | dice              | 1 value
Rachel Mostinckx       | europe  | use               | 5 coins
Vlad Koulechov         | europe  | end seals         | 1 vp
Akona Wikiriwhi        | oceania | value             | 2 value
Arnold Schuman         | oceania | end cubes terrestrial | 2 cubes
Egbert Rensing         | oceania | at publication    | 3 coins
Emilia Morris          | oceania | expedition        | 3 vp
Etano Palamo           | oceania | dice              | 1 value
Ilmatar Iivonen        | oceania | end cubes aquatic | 2 cubes
Kiteni Sariman         | oceania | end cubes herbivore | 2 cubes
Matilda Glenn          | oceania | use               | 3 reputation
Paipau Piripi          | oceania | at academy        | 3 vp
Phoebe Burke           | oceania | at bank           | 3 vp
Pora Paniu             | oceania | end coins         | 1 vp
"""


def row(line: str) -> Row:
    name, continent, when, gives = (cell.strip() for cell in line.split("|"))
    amount, gain = gives.split()
    return Row(name, continent, when, gain, int(amount))


EXPERTS = [row(line) for line in TABLE.strip().splitlines()]


def expert_id(name: str) -> str:
    rows = GAME.data(None)["expert"]
    assert isinstance(rows, list)
    return str(next(row["id"] for row in rows if row["name"] == name))


def named(expert: Row) -> str:
    """How a test of one expert is called."""
    return expert.name


def those(*whens: str) -> list[Row]:
    """The experts whose trigger begins with one of these words."""
    return [expert for expert in EXPERTS if expert.when.split()[0] in whens]
