import {
  type Gradebook,
  getGradebookFile,
  type GradebookFormat,
} from '@skills-center/contract/assignments/gradebook'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { useMutation } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { PowerSchoolDownload } from './power-school.tsx'
import { saveCsv } from './save-csv.ts'
import { MutationError } from '../../platform/mutation-error.tsx'

interface GradebookDownloadProps {
  readonly classroomId: ClassroomId
  readonly book: Gradebook
}

/** Downloads the class’s gradebook as a file for spreadsheets, Canvas, or PowerSchool. */
export function GradebookDownload({ classroomId, book }: GradebookDownloadProps) {
  const fetching = useMutation({
    mutationFn: async (format: GradebookFormat) =>
      save(await call(getGradebookFile, { params: { id: classroomId }, query: { format } })),
  })
  const formats = [
    ['plain', t('assignments/download-as-csv')],
    ['canvas', t('assignments/download-for-canvas')],
  ] as const
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {formats.map(([format, words]) => (
        <Button
          key={format}
          variant="outline"
          busy={fetching.isPending && fetching.variables === format}
          onClick={() => fetching.mutate(format)}
        >
          <Download aria-hidden className="size-5" />
          {words}
        </Button>
      ))}
      <PowerSchoolDownload classroomId={classroomId} book={book} />
      <Button variant="outline" onClick={() => print()}>
        <Printer aria-hidden className="size-5" />
        {t('assignments/gradebook/print')}
      </Button>
      <MutationError error={fetching.error} />
    </div>
  )
}

function save({ name, csv }: { name: string; csv: string }): void {
  const date = new Date().toISOString().slice(0, 10)
  const plainName = name.replaceAll(/[^\p{L}\p{N} -]/gu, '')
  saveCsv(t('assignments/gradebook-name-date-csv', { name: plainName, date }), csv)
}
