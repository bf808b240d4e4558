/** What remains of 100 after the categories; negative if they exceed it. */
export const weightLeft = (categories: readonly { readonly weight: number }[]): number =>
  100 - categories.reduce((sum, { weight }) => sum + weight, 0)
