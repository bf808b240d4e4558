import { pathIn } from '@skills-center/contract/language'
import {
  createReportLink,
  linkDays,
  listReportLinks,
  maxOpenLinks,
} from '@skills-center/contract/progress/report-links'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { language } from '../../language/language.ts'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { queryOf, refresh } from '../../platform/queries.ts'
import { detailOf } from '../../platform/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LinkRow } from './link-row.tsx'

const choices = () =>
  linkDays.map((days) => ({ value: String(days), label: t('progress/report/days-value', { days }) }))
const defaultDays = 30
/** In the language in which the link was created. */
const addressOf = (token: string) => `${location.origin}${pathIn(language(), `/shared-report/${token}`)}`

/** Creates, lists, and revokes links with which a parent can read the report. */
export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient()
  const [chosen, setChosen] = useState(String(defaultDays))
  const links = useQuery({ ...queryOf(listReportLinks), staleTime: 0 })
  const making = useMutation({
    mutationFn: () =>
      call(createReportLink, {
        body: { days: linkDays.find((days) => String(days) === chosen) ?? defaultDays },
      }),
    onSuccess: () => refresh(client, listReportLinks),
  })
  const isFull = (links.data?.filter(({ state }) => state === 'open').length ?? 0) >= maxOpenLinks
  return (
    <Dialog open title={t('progress/report/show-a-parent')} onClose={onClose}>
      <p>{t('progress/report/make-a-link-and-send')}</p>
      <dl className="mt-4 flex flex-col gap-2 rounded-md bg-sunken p-4">
        <div>
          <dt className="font-semibold">{t('progress/report/it-shows')}</dt>
          <dd className="text-ink-soft">{t('progress/report/your-first-name')}</dd>
        </div>
        <div>
          <dt className="font-semibold">{t('progress/report/it-does-not-show')}</dt>
          <dd className="text-ink-soft">{t('progress/report/your-last-name')}</dd>
        </div>
      </dl>
      <div className="mt-5 flex flex-wrap items-end gap-3">
        <div className="min-w-[min(15rem,100%)] flex-1">
          <SegmentedControl
            label={t('progress/report/the-link-works-for')}
            value={chosen}
            options={choices()}
            onChange={setChosen}
          />
        </div>
        <Button busy={making.isPending} disabled={isFull} onClick={() => making.mutate()}>
          {t('progress/report/make-a-link')}
        </Button>
      </div>
      {isFull && (
        <p className="mt-3 text-ink-soft">
          {t('progress/report/most-open-links', {
            most: maxOpenLinks,
          })}
        </p>
      )}
      {making.isError && (
        <p role="alert" className="mt-3 font-medium text-incorrect">
          {detailOf(making.error) ?? t('progress/report/link-was-not-made')}
        </p>
      )}
      {making.data !== undefined && (
        <div className="mt-5">
          <CopyField
            key={making.data.link.id}
            label={t('progress/report/your-new-link')}
            value={addressOf(making.data.token)}
            action={t('progress/report/copy-link')}
          />
        </div>
      )}
      <h3 className="mt-7 text-lg font-semibold">{t('progress/report/your-links')}</h3>
      {links.isError ? (
        <LoadError what={t('progress/report/your-links-load')} onRetry={() => void links.refetch()} />
      ) : links.data === undefined ? (
        <Skeleton className="mt-2 h-14" />
      ) : links.data.length === 0 ? (
        <p className="mt-1 text-ink-soft">{t('progress/report/none-yet-sentence')}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {links.data.map((link) => (
            <LinkRow key={link.id} link={link} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}
