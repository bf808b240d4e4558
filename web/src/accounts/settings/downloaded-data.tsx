import type { OwnTable } from '@skills-center/contract/accounts/own-data'
import { Download } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { Button } from '../../ui/button.tsx'
import { csvOf, saveFile } from './data-file.ts'

interface DownloadedDataProps {
  readonly data: { readonly takenAt: string; readonly tables: readonly OwnTable[] }
}

/** The person's data by kind, with downloads of each kind and of everything. */
export function DownloadedData({ data }: DownloadedDataProps) {
  const tables = data.tables.filter(({ rows }) => rows.length > 0)
  return (
    <>
      <ul aria-label={t('accounts/settings/what-is-kept')} className="flex flex-col divide-y divide-line">
        {tables.map((table) => (
          <li key={table.name} className="flex items-center justify-between gap-3 py-2">
            <span>
              {table.about}
              <span className="block text-sm text-ink-soft">
                {t('accounts/settings/entries', { count: table.rows.length })}
              </span>
            </span>
            <Button
              variant="quiet"
              size="small"
              aria-label={t('accounts/settings/save-as-csv-about', { about: table.about })}
              onClick={() => saveFile(`${table.name}.csv`, 'text/csv', csvOf(table))}
            >
              <Download aria-hidden className="size-4.5" />
              CSV
            </Button>
          </li>
        ))}
      </ul>
      <Button
        variant="outline"
        className="self-start"
        onClick={() => saveFile('skills-center-data.json', 'application/json', JSON.stringify(data, null, 2))}
      >
        <Download aria-hidden className="size-5" />
        {t('accounts/settings/save-all-as-json')}
      </Button>
    </>
  )
}
