interface Nucleon {
  isProton: boolean
  x: number
  y: number
}

const pitch = 12.5

/** Protons and neutrons, well mixed and densely packed, around 0, 0. */
export function nucleusOf(protons: number, neutrons: number): Nucleon[] {
  const count = protons + neutrons
  const seats: { x: number; y: number; far: number }[] = []
  for (let row = -5; row <= 5; row++) {
    for (let seat = -5; seat <= 5; seat++) {
      // Off center, because a ring around one ball looks like a flower instead of a pile.
      const x = (seat + (Math.abs(row) % 2) / 2 + (count === 1 ? 0 : 0.27)) * pitch
      const y = (row + (count === 1 ? 0 : 0.16)) * pitch * 0.87
      seats.push({ x, y, far: Math.hypot(x, y) })
    }
  }
  const taken = seats.toSorted((a, b) => a.far - b.far).slice(0, count)
  const middle = {
    x: taken.reduce((sum, seat) => sum + seat.x, 0) / count,
    y: taken.reduce((sum, seat) => sum + seat.y, 0) / count,
  }
  let put = 0
  return taken.map((seat, index) => {
    // Places protons in proportion to their share of the whole.
    const isProton = Math.round(((index + 1) * protons) / count) > put
    if (isProton) put++
    return { isProton, x: seat.x - middle.x, y: seat.y - middle.y }
  })
}

/** The angles of a shell's electrons in radians: in pairs on four sides up to eight, evenly spaced beyond. */
export function electronAngles(count: number): number[] {
  const sides = [-90, 0, 90, 180]
  const degrees =
    count > 8
      ? Array.from({ length: count }, (_, index) => -90 + (index * 360) / count)
      : Array.from({ length: count }, (_, index) => {
          const side = count === 2 ? (sides[index * 2] ?? 0) : (sides[index % 4] ?? 0)
          const isPaired = index >= 4 || (count > 4 && index < count - 4)
          return side + (isPaired ? (index >= 4 ? 9 : -9) : 0)
        })
  return degrees.map((degree) => (degree / 180) * Math.PI)
}
