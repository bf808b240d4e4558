import { getGradebookFile } from '@skills-center/contract/assignments/gradebook'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { Button } from '../ui/button.tsx'
import { MutationError } from '../platform/mutation-error.tsx'

/** The class’s gradebook as a file for any spreadsheet. */
export function GradebookDownload({ classroomId }: { readonly classroomId: ClassroomId }) {
  const fetching = useMutation({
    mutationFn: async () => save(await call(getGradebookFile, { params: { id: classroomId } })),
  })
  return (
    <>
      <Button variant="outline" busy={fetching.isPending} onClick={() => fetching.mutate()}>
        <Download aria-hidden className="size-5" />
        {t('assignments/download-as-csv')}
      </Button>
      <MutationError error={fetching.error} />
    </>
  )
}

function save({ name, csv }: { name: string; csv: string }): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  const today = new Date().toISOString().slice(0, 10)
  link.download = t('assignments/gradebook-name-date-csv', {
    name: name.replaceAll(/[^\p{L}\p{N} -]/gu, ''),
    date: today,
  })
  link.click()
  URL.revokeObjectURL(url)
}
