import { getReportFile, type ReportQuery, type ReportTable } from '@skills-center/contract/progress/report'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { detailOf } from '../../platform/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

const files = (): readonly {
  readonly table: ReportTable
  readonly name: string
  readonly what: string
}[] => [
  {
    table: 'summary',
    name: t('progress/report/summary'),
    what: t('progress/report/five-figures-at-the-top'),
  },
  {
    table: 'activity',
    name: t('progress/report/practice-noun'),
    what: t('progress/report/table-behind-the-charts'),
  },
  { table: 'days', name: t('progress/report/every-day'), what: t('progress/report/minutes-and-questions') },
  { table: 'skills', name: t('progress/report/skills'), what: t('progress/report/skills-of-this-period') },
  { table: 'mistakes', name: t('progress/report/mistakes'), what: t('progress/report/mistakes-by-name') },
  {
    table: 'map',
    name: t('progress/report/skill-map'),
    what: t('progress/report/every-standard-and-skill-today'),
  },
]

interface DownloadDialogProps {
  readonly query: ReportQuery
  readonly onClose: () => void
}

/** Downloads the report's tables as files. */
export function DownloadDialog({ query, onClose }: DownloadDialogProps) {
  const fetching = useMutation({
    mutationFn: async (table: ReportTable) => save(await call(getReportFile, { params: { table }, query })),
  })
  return (
    <Dialog open title={t('progress/report/download-figures')} onClose={onClose}>
      <p className="text-ink-soft">{t('progress/report/figures-of-this-report')}</p>
      {fetching.isError && (
        <p role="alert" className="mt-3 font-medium text-incorrect">
          {detailOf(fetching.error) ?? t('progress/report/file-did-not-load')}
        </p>
      )}
      <ul className="mt-4 flex flex-col divide-y divide-line">
        {files().map(({ table, name, what }) => (
          <li key={table} className="flex items-center justify-between gap-4 py-2.5">
            <span>
              <span className="font-semibold">{name}</span>
              <span className="block text-sm text-ink-soft">{what}</span>
            </span>
            <Button
              variant="outline"
              size="small"
              aria-label={t('progress/report/name-download-as-csv', { name })}
              busy={fetching.isPending && fetching.variables === table}
              onClick={() => fetching.mutate(table)}
            >
              <Download aria-hidden className="size-4" />
              CSV
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
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
