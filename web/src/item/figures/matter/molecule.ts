export interface Atom {
  symbol: string
  x: number
  y: number
  radius: number
}

export interface Molecule {
  atoms: Atom[]
  /** Pairs of indexes in `atoms`. */
  bonds: [number, number][]
  width: number
  height: number
}

const radiusOf = (symbol: string) => (symbol === 'H' ? 12 : 15)
/** Bonded atoms overlap slightly, as in a space-filling model. */
const apart = (a: string, b: string) => (radiusOf(a) + radiusOf(b)) * 0.86

/** The index of the central atom: the only atom of its element among otherwise equal atoms; -1 if there is none. */
function centreOf(symbols: readonly string[]): number {
  if (symbols.length < 4) return -1
  return symbols.findIndex((symbol, index) => {
    const others = symbols.filter((_, place) => place !== index)
    return symbol !== 'H' && others.every((other) => other === others[0] && other !== symbol)
  })
}

/** Lays a molecule out flat, rotated by `angle` radians; the letters stay upright. The top left corner is at 0, 0. */
export function moleculeOf(symbols: readonly string[], angle: number): Molecule {
  const centre = centreOf(symbols)
  const { spots, bonds } = centre >= 0 ? star(symbols, centre) : chain(symbols)
  const turned = spots.map(({ x, y }, index) => {
    const symbol = symbols[index] ?? ''
    return {
      symbol,
      radius: radiusOf(symbol),
      x: x * Math.cos(angle) - y * Math.sin(angle),
      y: x * Math.sin(angle) + y * Math.cos(angle),
    }
  })
  const left = Math.min(...turned.map((atom) => atom.x - atom.radius))
  const top = Math.min(...turned.map((atom) => atom.y - atom.radius))
  const atoms = turned.map((atom) => ({ ...atom, x: atom.x - left, y: atom.y - top }))
  return {
    atoms,
    bonds,
    width: Math.max(...atoms.map((atom) => atom.x + atom.radius)),
    height: Math.max(...atoms.map((atom) => atom.y + atom.radius)),
  }
}

interface Layout {
  spots: { x: number; y: number }[]
  bonds: [number, number][]
}

function star(symbols: readonly string[], centre: number): Layout {
  const around = symbols.length - 1
  let seat = 0
  const spots = symbols.map((symbol, index) => {
    if (index === centre) return { x: 0, y: 0 }
    const turn = (seat++ / around) * 2 * Math.PI + Math.PI / around
    const far = apart(symbol, symbols[centre] ?? '')
    return { x: far * Math.cos(turn), y: far * Math.sin(turn) }
  })
  return {
    spots,
    bonds: symbols.flatMap((_, index): [number, number][] => (index === centre ? [] : [[centre, index]])),
  }
}

/** A zigzag; three atoms around carbon are in a straight line, as in carbon dioxide. */
function chain(symbols: readonly string[]): Layout {
  const isStraight = symbols.length === 2 || symbols[1] === 'C'
  const tilt = isStraight ? 0 : 0.65
  let x = 0
  let y = 0
  const spots = symbols.map((symbol, index) => {
    const before = symbols[index - 1]
    if (before !== undefined) {
      const far = apart(before, symbol)
      x += far * Math.cos(tilt)
      y += far * Math.sin(tilt) * (index % 2 === 1 ? -1 : 1)
    }
    return { x, y }
  })
  return { spots, bonds: symbols.slice(1).map((_, index): [number, number] => [index, index + 1]) }
}
