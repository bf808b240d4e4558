import type { PlacedStrand } from '@skills-center/contract/practice'
import { t } from '../../language/messages.ts'
import { Card } from '../../ui/card.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { SubjectTag } from '../../ui/subject-tag.tsx'
import { Cell, HeadCell, RowHead } from '../../ui/table-cells.tsx'

const subjects = ['math', 'science'] as const

/** Skills by strand: likely known, ready to learn, later. */
export function StrandTable({ strands }: { strands: readonly PlacedStrand[] }) {
  return (
    <div className="flex flex-col gap-5">
      {subjects.map((subject) => (
        <Card key={subject} padding="none">
          <DataTable
            edge="card"
            isCaptionShown
            // Three figures beside a name, on 320 pixels.
            className="max-sm:[&_:is(th,td)]:px-2"
            caption={
              <>
                <SubjectTag subject={subject} />
                <span className="sr-only"> {t('practice/skills-by-topic')}</span>
              </>
            }
            head={
              <>
                <HeadCell>{t('practice/topic')}</HeadCell>
                <HeadCell isFigure className="w-20 sm:w-32">
                  {t('practice/likely-known')}
                </HeadCell>
                <HeadCell isFigure className="w-20 sm:w-32">
                  {t('practice/ready-to-learn')}
                </HeadCell>
                <HeadCell isFigure className="w-16 sm:w-28">
                  {t('practice/later')}
                </HeadCell>
              </>
            }
          >
            {strands
              .filter((strand) => strand.subject === subject)
              .map(({ strand, known, ready, later }) => (
                <tr key={strand}>
                  <RowHead isQuiet className="hyphens-auto">
                    {strand}
                  </RowHead>
                  <Count value={known} />
                  <Count value={ready} />
                  <Count value={later} />
                </tr>
              ))}
          </DataTable>
        </Card>
      ))}
    </div>
  )
}

function Count({ value }: { value: number }) {
  return (
    <Cell isFigure className={value === 0 ? 'text-ink-soft' : 'font-semibold'}>
      {value}
    </Cell>
  )
}
