import { getOwnSso, unlinkSso } from '@skills-center/contract/accounts/sso'
import type { DistrictId } from '@skills-center/contract/schools/organization'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { dateFormat } from '../../language/formats.ts'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { MutationError } from '../../platform/mutation-error.tsx'
import { queryOf } from '../../platform/queries.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { SettingsCard } from '../settings/settings-card.tsx'
import { leaveForProvider } from './calls.ts'

const formatDay = dateFormat({ month: 'long', day: 'numeric', year: 'numeric' })

/** The school sign-ins that are linked to the account, and those that can be. Nothing for anyone who has neither. */
export function SsoCard() {
  const client = useQueryClient()
  const own = queryOf(getOwnSso)
  const { data } = useQuery({ ...own, staleTime: 0 })
  const unlink = useMutation({
    mutationFn: (districtId: DistrictId) => call(unlinkSso, { params: { districtId } }),
    onSuccess(reply) {
      client.setQueryData(own.queryKey, reply)
      toast({ title: t('accounts/sso/unlinked'), tone: 'right' })
    },
  })
  const link = useMutation({ mutationFn: (districtId: DistrictId) => leaveForProvider(districtId, true) })
  if (data === undefined || data.links.length + data.offered.length === 0) return null
  return (
    <SettingsCard
      id="school-sign-in"
      title={t('accounts/sso/school-sign-in')}
      about={t('accounts/sso/about-school-sign-in')}
    >
      <ul className="flex flex-col divide-y divide-line">
        {data.links.map(({ districtId, name, linkedAt }) => (
          <li key={districtId} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span>{t('accounts/sso/linked-since', { name, day: formatDay(linkedAt) })}</span>
            <Button
              variant="outline"
              size="small"
              aria-label={t('accounts/sso/unlink-name', { name })}
              busy={unlink.isPending && unlink.variables === districtId}
              onClick={() => unlink.mutate(districtId)}
            >
              {t('accounts/sso/unlink')}
            </Button>
          </li>
        ))}
        {data.offered.map(({ districtId, name }) => (
          <li key={districtId} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span>{name}</span>
            <Button
              variant="outline"
              size="small"
              aria-label={t('accounts/sso/link-name', { name })}
              busy={link.isPending && link.variables === districtId}
              onClick={() => link.mutate(districtId)}
            >
              {t('accounts/sso/link')}
            </Button>
          </li>
        ))}
      </ul>
      <MutationError error={unlink.error ?? link.error} />
    </SettingsCard>
  )
}
