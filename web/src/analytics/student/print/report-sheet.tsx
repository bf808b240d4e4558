import type { Language } from '@skills-center/contract/language'
import { language as pageLanguage } from '../../../language/language.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { Cell, HeadCell, RowHead } from '../../../ui/table-cells.tsx'
import type { SheetTable, SheetWords } from './sheet-texts.ts'
import './report-print.css'

interface ReportSheetProps {
  readonly words: SheetWords
  readonly language: Language
}

/** A printed report: one sheet of paper. */
export function ReportSheet({ words, language }: ReportSheetProps) {
  const { headings } = words
  return (
    <article
      lang={language === pageLanguage() ? undefined : language}
      aria-label={words.title}
      className="student-report-sheet flex max-w-4xl flex-col gap-5 rounded-lg border border-line bg-surface p-6 sm:p-10"
    >
      <header className="border-b-2 border-ink pb-3">
        <h2 className="text-3xl font-bold [overflow-wrap:anywhere]">{words.title}</h2>
        <p className="mt-1 text-ink-soft">{words.about}</p>
      </header>
      <div className="text-lg">
        {words.classGrade !== '' && <p className="font-bold">{words.classGrade}</p>}
        <p>{words.practice}</p>
      </div>
      <Lines title={headings.next} lines={words.next} />
      <Figures table={words.skills} />
      <Lines title={headings.changes} lines={words.changes} />
      <Figures table={words.assignments} />
      <Lines title={headings.ideas} lines={words.ideas} />
      <Figures table={words.standards} />
      <p className="mt-auto border-t border-line pt-2 text-sm text-ink-soft">{words.mastery}</p>
    </article>
  )
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <section className="break-inside-avoid">
      <h3 className="text-lg font-bold">{title}</h3>
      <ul className="mt-1 list-disc ps-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

/** A table with the same columns on a phone as on paper, because it is a print preview. */
function Figures({ table: { title, head, rows, more } }: { readonly table: SheetTable }) {
  if (rows.length === 0) return null
  return (
    <section className="break-inside-avoid">
      <h3 className="text-lg font-bold">{title}</h3>
      <DataTable
        caption={title}
        edge="flush"
        isTop
        className="mt-1 w-full [overflow-wrap:anywhere]"
        head={head.map((name) => (
          <HeadCell key={name} className="py-1! print:py-px!">
            {name}
          </HeadCell>
        ))}
      >
        {rows.map((row) => (
          <tr key={row.join('/')}>
            {row.map((text, index) =>
              index === 0 ? (
                <RowHead key={head[index]} className="py-1! print:py-px!">
                  {text}
                </RowHead>
              ) : (
                <Cell key={head[index]} className="py-1! tabular-nums print:py-px!">
                  {text}
                </Cell>
              ),
            )}
          </tr>
        ))}
      </DataTable>
      {more !== '' && <p className="mt-1 text-sm text-ink-soft">{more}</p>}
    </section>
  )
}
