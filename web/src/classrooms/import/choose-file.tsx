import { importRows } from '@skills-center/contract/classrooms/import'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { detailOf } from '../../platform/request-error.ts'
import { TemplateLink } from './template-link.tsx'

interface ChooseFileProps {
  /** What is wrong with the file, found here. */
  readonly problem: string | null
  /** The server’s refusal. */
  readonly error: unknown
  readonly isChecking: boolean
  readonly chosen: string | undefined
  readonly onChoose: (file: File) => void
}

const unreachable = 'The server could not be reached. Please choose the file again.'

export function ChooseFile({ problem, error, isChecking, chosen, onChoose }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const refusal = problem ?? (error === null ? null : (detailOf(error) ?? unreachable))
  return (
    <Card as="section" aria-labelledby="file" className="flex flex-col gap-4">
      <h2 id="file" className="text-2xl font-bold">
        Choose a file
      </h2>
      <p className="max-w-prose text-ink-soft">
        A CSV file of at most {importRows} rows whose first line names the columns:{' '}
        <strong>First name</strong>, and if you like <strong>Last name</strong> (or its first letter),{' '}
        <strong>Username</strong>, <strong>Grade</strong> and <strong>Group</strong>. OneRoster’s users.csv is
        understood too. Email addresses and other columns are not read.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv,.txt,text/plain"
          aria-label="Class list as CSV"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0]
            // The same file may be chosen again once it is mended.
            const { currentTarget } = event
            if (file !== undefined) onChoose(file)
            currentTarget.value = ''
          }}
        />
        <Button busy={isChecking} onClick={() => input.current?.click()}>
          <Upload aria-hidden className="size-5" />
          {chosen === undefined ? 'Choose a file' : 'Choose another file'}
        </Button>
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
