import type { FigureOf } from '@skills-center/contract/figure'
import { useContentTranslation } from '../../../language/content.ts'
import { AskedFor } from '../asked-for.tsx'

/** An HTML table, so that each cell is read with its two gametes. */
export function PunnettSquare({ figure }: { figure: FigureOf<'punnett-square'> }) {
  const t = useContentTranslation()
  const isLarge = figure.top.length > 2
  const gamete = isLarge
    ? 'h-12 px-1 text-base font-bold text-science'
    : 'size-14 text-xl font-bold text-science'
  const square = isLarge ? 'h-13 min-w-12 px-0.5 text-base sm:min-w-20 sm:text-lg' : 'size-20 text-2xl'
  return (
    <div role="group" aria-label={figure.description}>
      <table className="mx-auto border-separate border-spacing-0 text-center">
        <thead>
          <tr>
            <td />
            {figure.top.map((allele, column) => (
              <th key={`${allele} ${column}`} scope="col" className={gamete}>
                {allele}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figure.cells.map((row, index) => (
            <tr key={`${figure.side[index]} ${index}`}>
              <th scope="row" className={gamete}>
                {figure.side[index]}
              </th>
              {row.map((cell, column) => (
                <td
                  key={`${cell} ${column}`}
                  className={`${square} border-ink bg-surface tracking-wide ${
                    index === 0 ? 'border-y-2' : 'border-b-2'
                  } ${column === 0 ? 'border-x-2' : 'border-r-2'}`}
                >
                  {cell === '?' ? (
                    <AskedFor />
                  ) : (
                    cell || <span className="sr-only">{t('item/empty-cell')}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
