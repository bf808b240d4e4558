/** What groups are called: none of them says anything about who is in it, and any can be first. */
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

/** In an order of chance, so that not even the alphabet ranks anybody. `random`: from 0 to 1, 1 left out. */
export function shuffled(names: readonly string[], random: () => number): string[] {
  const left = [...names]
  const drawn: string[] = []
  while (left.length > 0) drawn.push(...left.splice(Math.floor(random() * left.length), 1))
  return drawn
}
