/** Numbers of a text in the order in which they stand, as a student reads them: “1,250” is 1250, “$3.50.” is 3.5. Signs are not read. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([found]) => Number(found.replaceAll(',', '')))
}
