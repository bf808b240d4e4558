import { beforeAfter } from '#figures/vessels/vessels.ts'

/** By the names that the bank gives them. */
export const figures = {
  'solid-warms': beforeAfter('solid', 'solid', [20, 180]),
  'gas-cools': beforeAfter('gas', 'gas', [24, 4]),
  melts: beforeAfter('solid', 'liquid'),
  freezes: beforeAfter('liquid', 'solid'),
  boils: beforeAfter('liquid', 'gas'),
  condenses: beforeAfter('gas', 'liquid'),
}
