/** Amounts of dollars: “4 dollars and 50 cents”. */
export function moneyAloud(text: string): string {
  const count = (amount: string, name: string) => `${amount} ${name}${amount === '1' ? '' : 's'}`
  return text
    .replaceAll(/\$(\d[\d,]*(?:\.\d+)?) (thousand|million|billion)/g, '$1 $2 dollars')
    .replaceAll(
      /(\b[Aa]n? )?(?<![A-Z])\$(\d[\d,]*\d|\d)(?:\.(\d+))?( (?!(?:is|and|or|in|for|to|a|each|per|more|less|off) )[a-z]+)?/g,
      (
        _,
        article: string | undefined,
        dollars: string,
        cents: string | undefined,
        noun: string | undefined,
      ) => {
        const before = article ?? ''
        const after = noun ?? ''
        if (cents === undefined)
          return article !== undefined && noun !== undefined
            ? `${before}${dollars} dollar${after}`
            : `${before}${count(dollars, 'dollar')}${after}`
        // Prices are in whole cents; anything finer is a number of dollars.
        if (cents.length !== 2) return `${before}${dollars}.${cents} dollars${after}`
        const both = [
          ...(dollars === '0' ? [] : [count(dollars, 'dollar')]),
          ...(cents === '00' ? [] : [count(String(Number(cents)), 'cent')]),
        ]
        return `${before}${both.length === 0 ? '0 dollars' : both.join(' and ')}${after}`
      },
    )
    .replaceAll(/\$(\p{Co})/gu, '$1 dollars')
    .replaceAll(/\s?\(\$\)/g, ', in dollars,')
    .replaceAll(/\$(?!\w)/g, 'dollars')
}
