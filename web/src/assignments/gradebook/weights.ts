/** What the categories leave of 100; less than nothing where they are over. */
export const weightLeft = (categories: readonly { readonly weight: number }[]): number =>
  100 - categories.reduce((sum, { weight }) => sum + weight, 0)
