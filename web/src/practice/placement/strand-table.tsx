import type { PlacedStrand } from '@skills-center/contract/practice'
import { contentLanguage } from '../../language/language.ts'
import { t } from '../../language/messages.ts'
import { Card } from '../../ui/card.tsx'
import { SubjectTag } from '../../ui/subject-tag.tsx'

const subjects = ['math', 'science'] as const

/** Skills by strand: likely known, ready to learn, later. */
export function StrandTable({ strands }: { strands: readonly PlacedStrand[] }) {
  return (
    <div className="flex flex-col gap-5">
      {subjects.map((subject) => (
        <Card key={subject} padding="none">
          <table className="w-full text-start">
            <caption className="px-4 pt-4 pb-2 text-start sm:px-6">
              <SubjectTag subject={subject} />
              <span className="sr-only"> {t('skills by topic')}</span>
            </caption>
            <thead className="text-sm text-ink-soft">
              <tr>
                <th scope="col" className="px-4 py-2 text-start font-semibold sm:px-6">
                  {t('Topic')}
                </th>
                <th scope="col" className="w-20 px-2 py-2 text-end align-bottom font-semibold sm:w-32">
                  {t('Likely known')}
                </th>
                <th scope="col" className="w-20 px-2 py-2 text-end align-bottom font-semibold sm:w-32">
                  {t('Ready to learn')}
                </th>
                <th
                  scope="col"
                  className="w-16 py-2 ps-2 pe-4 text-end align-bottom font-semibold sm:w-28 sm:pe-6"
                >
                  {t('Later')}
                </th>
              </tr>
            </thead>
            <tbody className="tabular-nums">
              {strands
                .filter((strand) => strand.subject === subject)
                .map(({ strand, known, ready, later }) => (
                  <tr key={strand} className="border-t border-line">
                    <th
                      scope="row"
                      lang={contentLanguage()}
                      className="px-4 py-2.5 text-start font-normal hyphens-auto wrap-anywhere sm:px-6"
                    >
                      {strand}
                    </th>
                    <Count value={known} />
                    <Count value={ready} />
                    <Count value={later} isLast />
                  </tr>
                ))}
            </tbody>
          </table>
        </Card>
      ))}
    </div>
  )
}

function Count({ value, isLast = false }: { value: number; isLast?: boolean }) {
  const padding = isLast ? 'ps-2 pe-4 sm:pe-6' : 'px-2'
  return (
    <td className={`py-2.5 text-end ${padding} ${value === 0 ? 'text-ink-soft' : 'font-semibold'}`}>
      {value}
    </td>
  )
}
