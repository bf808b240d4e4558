/** Group names: none says anything about the students, and none implies a rank. */
export const groupNames: readonly string[] = [
  'Alder',
  'Aspen',
  'Birch',
  'Cedar',
  'Cypress',
  'Elm',
  'Fir',
  'Hazel',
  'Juniper',
  'Larch',
  'Linden',
  'Magnolia',
  'Maple',
  'Oak',
  'Olive',
  'Pine',
  'Poplar',
  'Rowan',
  'Sequoia',
  'Spruce',
  'Sycamore',
  'Walnut',
  'Willow',
  'Yew',
]

/** Shuffled, so that not even the alphabet ranks anyone. `random` returns a number in [0, 1). */
export function shuffled(names: readonly string[], random: () => number): string[] {
  const left = [...names]
  const drawn: string[] = []
  while (left.length > 0) drawn.push(...left.splice(Math.floor(random() * left.length), 1))
  return drawn
}
