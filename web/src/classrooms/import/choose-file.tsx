import { importRows } from '@skills-center/contract/classrooms/import'
import { Upload, FileDown } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { Rich } from '../../language/rich.tsx'
import { Card } from '../../ui/card.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { detailOf } from '../../platform/request-error.ts'
import { buttonStyle } from '../../ui/button-style.ts'

interface ChooseFileProps {
  /** A problem with the file, found in the browser. */
  readonly problem: string | null
  /** The server’s refusal. */
  readonly error: unknown
  readonly isChecking: boolean
  readonly chosen: string | undefined
  readonly onChoose: (file: File) => void
}

const unreachable = () => t('classrooms/import/server-could-not-be-reached')

export function ChooseFile({ problem, error, isChecking, chosen, onChoose }: ChooseFileProps) {
  const refusal = problem ?? (error === null ? null : (detailOf(error) ?? unreachable()))
  return (
    <Card as="section" aria-labelledby="file" className="flex flex-col gap-4">
      <h2 id="file" className="text-2xl font-bold">
        {t('classrooms/import/choose-a-file')}
      </h2>
      <p className="max-w-prose text-ink-soft">
        <Rich
          id="classrooms/import/csv-file-of-at-most"
          values={{ rows: importRows }}
          parts={{ column: <strong /> }}
        />
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <FileButton
          label={t('classrooms/import/class-list-as-csv')}
          accept=".csv,text/csv,.txt,text/plain"
          busy={isChecking}
          onChoose={onChoose}
        >
          <Upload aria-hidden className="size-5" />
          {chosen === undefined
            ? t('classrooms/import/choose-a-file')
            : t('classrooms/import/choose-another-file')}
        </FileButton>
        <TemplateLink />
        {chosen !== undefined && <span className="text-ink-soft [overflow-wrap:anywhere]">{chosen}</span>}
      </div>
      {refusal !== null && (
        <p role="alert" className="rounded-md bg-incorrect-soft p-3 font-medium text-incorrect">
          {refusal}
        </p>
      )}
    </Card>
  )
}

const students = 'Maya,B,,6,,\r\nTomás,Rivera,tomas.r,6,A,100234\r\n'

/** A template list to fill in. Its byte order mark tells spreadsheets that it is UTF-8. */
function TemplateLink() {
  // The server accepts the column names of every language.
  const headings = t('classrooms/import/first-name-last-name-username-columns')
  return (
    <a
      href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${headings}\r\n${students}`)}`}
      download="class-list.csv"
      className={buttonStyle({ variant: 'outline' })}
    >
      <FileDown aria-hidden className="size-5" />
      {t('classrooms/import/download-the-template')}
    </a>
  )
}
