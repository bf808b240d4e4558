import { type ClassTable, getClassFile } from '@skills-center/contract/analytics'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { call } from '../platform/api.ts'
import { detailOf } from '../platform/request-error.ts'
import { Button } from '../ui/button.tsx'

interface CsvButtonProps {
  readonly id: ClassroomId
  readonly table: ClassTable
  readonly days?: number | undefined
}

/** The figures of this screen as a file for any spreadsheet. */
export function CsvButton({ id, table, days }: CsvButtonProps) {
  const fetching = useMutation({
    mutationFn: async () =>
      save(
        await call(getClassFile, {
          params: { id, table },
          ...(days === undefined ? {} : { query: { days } }),
        }),
      ),
  })
  return (
    <div className="flex flex-col items-end gap-2">
      <Button variant="outline" size="small" busy={fetching.isPending} onClick={() => fetching.mutate()}>
        <Download aria-hidden className="size-4" />
        Download CSV
      </Button>
      {fetching.isError && (
        <p role="alert" className="text-sm font-medium text-incorrect">
          {detailOf(fetching.error) ?? 'The file did not load. Check your connection and try again.'}
        </p>
      )}
    </div>
  )
}

/** Hands a file to the browser, which knows where it goes. */
function save({ fileName, csv }: { fileName: string; csv: string }): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
