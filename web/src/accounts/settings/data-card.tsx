import { getOwnData } from '@skills-center/contract/accounts/own-data'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { call } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { csvOf, saveFile } from './data-file.ts'
import { EraseAccount } from './erase-account.tsx'
import { SettingsCard } from './settings-card.tsx'
import { sayFailure } from './use-settings-act.ts'

/** Everything that is kept about the person: to look at, to take along, and to delete. */
export function DataCard({ onErased }: { readonly onErased: () => void }) {
  const take = useMutation({
    mutationFn: () => call(getOwnData),
    onError: sayFailure('Your data did not load'),
  })
  const tables = take.data?.tables.filter(({ rows }) => rows.length > 0) ?? []
  return (
    <SettingsCard
      id="data"
      title="Your data"
      about="See everything that is kept about you, and take it along as files."
    >
      {take.data === undefined ? (
        <Button variant="outline" className="self-start" busy={take.isPending} onClick={() => take.mutate()}>
          Get my data
        </Button>
      ) : (
        <>
          <ul aria-label="What is kept" className="flex flex-col divide-y divide-line">
            {tables.map((table) => (
              <li key={table.name} className="flex items-center justify-between gap-3 py-2">
                <span>
                  {table.about}
                  <span className="block text-sm text-ink-soft">
                    {table.rows.length === 1 ? '1 entry' : `${table.rows.length} entries`}
                  </span>
                </span>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Save as CSV: ${table.about}`}
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
            onClick={() =>
              saveFile('skills-center-data.json', 'application/json', JSON.stringify(take.data, null, 2))
            }
          >
            <Download aria-hidden className="size-5" />
            Save all as JSON
          </Button>
        </>
      )}
      <EraseAccount onErased={onErased} />
    </SettingsCard>
  )
}
