import type { QuestionSummary } from '@skills-center/contract/questions'
import {
  type ExportedFile,
  exportQuestions,
  maxTransferred,
} from '@skills-center/contract/questions/transfer'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { detailOf } from '../platform/request-error.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { nameOf } from './question-names.ts'

const formats = [
  { value: 'csv', label: 'CSV' },
  { value: 'qti', label: 'QTI 3' },
] as const
const about = (): Record<(typeof formats)[number]['value'], string> => ({
  csv: t('questions/table-for-a-spreadsheet'),
  qti: t('questions/package-that-other-learning-programs'),
})

/** Makes the browser download a file. */
function keep({ name, type, content }: ExportedFile): void {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.codePointAt(0) ?? 0)
  const url = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Exports questions as a file, with a report of what the format cannot express. */
export function ExportDialog({
  questions,
  onClose,
}: {
  readonly questions: readonly QuestionSummary[]
  readonly onClose: () => void
}) {
  const [format, setFormat] = useState<'csv' | 'qti'>('csv')
  const ids = questions.slice(0, maxTransferred).map(({ id }) => id)
  const exporting = useMutation({
    mutationFn: () => call(exportQuestions, { body: { format, ids } }),
    onSuccess: keep,
  })
  const { data: file } = exporting
  return (
    <Dialog
      open
      title={t('questions/export-questions')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {file === undefined ? t('questions/cancel') : t('questions/done')}
          </Button>
          <Button busy={exporting.isPending} onClick={() => exporting.mutate()}>
            {t('questions/save-questions-as-a-file', { count: ids.length })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <SegmentedControl
          label={t('questions/format')}
          value={format}
          options={formats}
          onChange={(value) => {
            exporting.reset()
            setFormat(value)
          }}
        />
        <p className="text-ink-soft">{about()[format]}</p>
        {questions.length > maxTransferred && (
          <p>
            {t('questions/only-the-first-most', {
              most: maxTransferred,
            })}
          </p>
        )}
        {exporting.isError && (
          <p role="alert" className="font-medium text-incorrect">
            {detailOf(exporting.error) ?? t('questions/file-was-not-made')}
          </p>
        )}
        <div role="status">
          {file !== undefined && (
            <>
              <p className="font-semibold">
                {t('questions/name-holds-questions', {
                  name: file.name,
                  count: file.questions,
                })}{' '}
                {file.report.length === 0 && t('questions/nothing-of-them-is-lost')}
              </p>
              {file.report.length > 0 && (
                <>
                  <p className="mt-3">{t('questions/file-does-not-say')}</p>
                  <ul className="mt-1 list-disc space-y-1 ps-6">
                    {file.report.map((its) => (
                      <li key={its.questionId}>
                        <span className="font-medium">{nameOf(its)}</span>: {its.lost.join('; ')}
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}
