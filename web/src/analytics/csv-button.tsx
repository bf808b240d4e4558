import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { t } from '../language/messages.ts'
import { detailOf } from '../platform/request-error.ts'
import { Button } from '../ui/button.tsx'
import { Rich } from '../language/rich.tsx'

interface CsvButtonProps {
  /** What the file contains, if the screen has several. */
  readonly of?: string | undefined
  readonly load: () => Promise<{ fileName: string; csv: string }>
}

/** Downloads this screen's figures as a CSV file. */
export function CsvButton({ of, load }: CsvButtonProps) {
  const fetching = useMutation({ mutationFn: async () => save(await load()) })
  return (
    <div className="flex flex-col items-end gap-2">
      <Button variant="outline" size="small" busy={fetching.isPending} onClick={() => fetching.mutate()}>
        <Download aria-hidden className="size-4" />
        {of === undefined ? (
          t('analytics/download-csv')
        ) : (
          <Rich
            id="analytics/download-csv-of-what"
            values={{ what: of }}
            parts={{ of: <span className="sr-only" /> }}
          />
        )}
      </Button>
      {fetching.isError && (
        <p role="alert" className="text-sm font-medium text-incorrect">
          {detailOf(fetching.error) ?? t('analytics/file-did-not-load')}
        </p>
      )}
    </div>
  )
}

/** Makes the browser download a file. */
function save({ fileName, csv }: { fileName: string; csv: string }): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
