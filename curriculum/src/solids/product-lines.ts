const product = (factors: string): number =>
  factors.split(String.raw`\times`).reduce((value, factor) => value * Number(factor), 1)

/** Evaluates a line such as `4 \times 3 − 5`, with whole numbers. */
export const valueOfProduct = (line: string): number =>
  line
    .replaceAll('−', '+ −')
    .split('+')
    .filter((term) => term.trim() !== '')
    .reduce(
      (sum, term) => (term.includes('−') ? sum - product(term.replace('−', '')) : sum + product(term)),
      0,
    )
