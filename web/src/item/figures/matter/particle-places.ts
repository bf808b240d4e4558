export interface Place {
  x: number
  y: number
}

/** A box in pixels; y grows downward. */
export interface Room {
  left: number
  right: number
  top: number
  bottom: number
}

/** Evenly scattered numbers from 0 to 1, not random: the picture is the same every time. */
export function scattered(index: number, salt = 0): number {
  return (index * 0.618_033_988_75 + salt * 0.754_877_666 + 0.31) % 1
}

/** A regular block that keeps its shape, on the floor in the middle. */
export function solidPlaces(count: number, room: Room, radius: number): Place[] {
  const pitch = radius * 2 + 1
  const max = Math.max(1, Math.floor((room.right - room.left) / pitch - 0.5))
  const across = blockWidth(count, max)
  const rise = pitch * 0.88
  const left = (room.left + room.right) / 2 - ((across - 0.5) * pitch) / 2
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / across)
    return {
      x: left + ((index % across) + (row % 2) / 2) * pitch,
      y: room.bottom - radius - 1 - row * rise,
    }
  })
}

/** Of the widths that make a block slightly wider than high, the one with the fewest empty places. */
function blockWidth(count: number, max: number): number {
  const fitting = Array.from({ length: max }, (_, index) => index + 1).filter(
    (across) => across * across >= count * 0.9 && across * across <= count * 2.3,
  )
  const empty = (across: number) => (across - (count % across)) % across
  return fitting.toSorted((a, b) => empty(a) - empty(b) || a - b)[0] ?? Math.min(max, count)
}

/** Liquid: touching but unordered, across the whole floor and around anything on it. */
export function liquidPlaces(
  count: number,
  room: Room,
  radius: number,
  around: readonly Place[] = [],
): Place[] {
  const wide = room.right - room.left
  const max = Math.max(2, Math.floor(wide / (radius * 2 + 2)))
  const places: Place[] = []
  for (let row = 0; places.length < count; row++) {
    // The last row is spread out instead of packed to one side.
    const here = Math.min(count - places.length + around.length, max - (row % 3 === 1 ? 1 : 0))
    for (let seat = 0; seat < here && places.length < count; seat++) {
      const index = places.length
      const place = {
        x: room.left + (seat + 0.5) * (wide / here) + (scattered(index) - 0.5) * radius * 1.1,
        y: room.bottom - radius - row * radius * 1.9 + (scattered(index, 3) - 0.5) * radius * 0.9,
      }
      const isFree = around.every((other) => Math.hypot(other.x - place.x, other.y - place.y) > radius * 1.7)
      if (isFree) places.push(place)
    }
  }
  return pushedApart(places, room, radius, around)
}

/** Pushes overlapping disks apart and lets them sink, so that they lie close together. */
function pushedApart(places: Place[], room: Room, radius: number, fixed: readonly Place[]): Place[] {
  const min = radius * 2 + 0.6
  /** Pushes `a` away from `b`, and `b` away from `a` unless it is fixed. */
  function push(a: Place, b: Place, isFixed: boolean) {
    const dx = b.x - a.x
    const dy = b.y - a.y
    if (Math.abs(dx) >= min || Math.abs(dy) >= min) return
    const apart = Math.hypot(dx, dy) || 0.01
    if (apart >= min) return
    const by = (min - apart) / apart / (isFixed ? 1 : 2)
    a.x -= dx * by
    a.y -= dy * by
    if (isFixed) return
    b.x += dx * by
    // An overfull row would stay compressed, so one of two neighbors moves up.
    b.y += dy * by - (Math.abs(dy) < 1 ? 0.4 : 0)
  }
  for (let round = 0; round < 120; round++) {
    for (const [index, a] of places.entries()) {
      if (round < 60) a.y += 0.5
      for (let other = index + 1; other < places.length; other++) {
        const b = places[other]
        if (b) push(a, b, false)
      }
      for (const other of fixed) push(a, other, true)
    }
    for (const place of places) {
      place.x = Math.min(room.right - radius, Math.max(room.left + radius, place.x))
      place.y = Math.min(room.bottom - radius, Math.max(room.top + radius, place.y))
    }
  }
  return places
}

/** A solid in its own liquid: on the floor, or floating with nine tenths under water, like ice. */
export function solidInLiquid(
  solids: number,
  liquids: number,
  room: Room,
  radius: number,
  isFloating: boolean,
): { solid: Place[]; liquid: Place[] } {
  const block = solidPlaces(solids, room, radius)
  const top = Math.min(...block.map((place) => place.y)) - radius
  const tall = room.bottom - top
  const perRow = Math.max(2, Math.floor((room.right - room.left) / (radius * 2 + 2)) - 0.33)
  const level = room.bottom - ((solids + liquids) / perRow) * radius * 1.9
  const lift = isFloating ? Math.max(0, top - (level - tall * 0.15)) : 0
  const solid = block.map((place) => ({ x: place.x, y: place.y - lift }))
  return { solid, liquid: liquidPlaces(liquids, room, radius, solid) }
}

/** Gas: far apart across the whole box. Each particle takes the candidate position that is farthest from the others. */
export function gasPlaces(count: number, room: Room, radius: number): Place[] {
  const wide = room.right - room.left - radius * 2
  const tall = room.bottom - room.top - radius * 2
  const places: Place[] = []
  for (let index = 0; index < count; index++) {
    let best: Place | undefined
    let farthest = -1
    for (let tried = 0; tried < 24; tried++) {
      const seat = index * 24 + tried
      const place = {
        x: room.left + radius + scattered(seat, 1) * wide,
        y: room.top + radius + ((seat * 0.569_840_290_998 + 0.17) % 1) * tall,
      }
      const apart = Math.min(
        (place.x - room.left) * 1.6,
        (room.right - place.x) * 1.6,
        (place.y - room.top) * 1.6,
        (room.bottom - place.y) * 1.6,
        ...places.map((other) => Math.hypot(other.x - place.x, other.y - place.y)),
      )
      if (apart > farthest) {
        farthest = apart
        best = place
      }
    }
    if (best) places.push(best)
  }
  return places
}
