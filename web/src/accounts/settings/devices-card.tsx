import {
  endOtherSessions,
  endSession,
  listSessions,
  type OpenSession,
} from '@skills-center/contract/accounts/settings'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { t } from '../../language/messages.ts'
import { dateFormat } from '../../language/formats.ts'
import { call } from '../../platform/api.ts'
import { queryOf } from '../../platform/queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { SettingsCard } from './settings-card.tsx'
import { showFailure } from './use-settings-mutation.ts'

const { queryKey } = queryOf(listSessions)

const formatDay = dateFormat({ month: 'long', day: 'numeric', year: 'numeric' })

/** Where the account is signed in, with buttons to sign out one device or all others. */
export function DevicesCard() {
  const client = useQueryClient()
  // Someone may have signed in elsewhere since.
  const { data, error, refetch } = useQuery({ ...queryOf(listSessions), staleTime: 0 })
  const take = (sessions: OpenSession[], title: string) => {
    client.setQueryData(queryKey, sessions)
    toast({ title, tone: 'right' })
  }
  const end = useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    onSuccess: (sessions) => take(sessions, t('accounts/settings/signed-out-there')),
    onError: showFailure(t('accounts/settings/not-signed-out')),
  })
  const endOthers = useMutation({
    mutationFn: () => call(endOtherSessions),
    onSuccess: (sessions) => take(sessions, t('accounts/settings/signed-out-everywhere-else')),
    onError: showFailure(t('accounts/settings/not-signed-out')),
  })
  return (
    <SettingsCard
      id="devices"
      title={t('accounts/settings/where-you-are-signed')}
      about={t('accounts/settings/device-that-is-not-used')}
    >
      {error !== null && data === undefined ? (
        <LoadError what={t('accounts/settings/your-devices')} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton className="h-20" />
      ) : (
        <>
          <ul className="flex flex-col divide-y divide-line">
            {data.map((session) => (
              <Device
                key={session.id}
                session={session}
                isEnding={end.isPending && end.variables === session.id}
                onEnd={() => end.mutate(session.id)}
              />
            ))}
          </ul>
          {data.length > 1 && (
            <Button
              variant="danger"
              className="self-start"
              busy={endOthers.isPending}
              onClick={() => endOthers.mutate()}
            >
              {t('accounts/settings/sign-out-everywhere-else')}
            </Button>
          )}
        </>
      )}
    </SettingsCard>
  )
}

interface DeviceProps {
  readonly session: OpenSession
  readonly isEnding: boolean
  readonly onEnd: () => void
}

/** The server sends device names in English: "Safari on iPad". */
function formatDevice(device: string): string {
  const [browser, system] = device.split(' on ')
  return browser === undefined || system === undefined
    ? device
    : t('accounts/settings/browser-on-system', { browser, system })
}

function Device({ session: { device, signedInAt, lastUsedAt, isThis }, isEnding, onEnd }: DeviceProps) {
  const name = device === null ? t('accounts/settings/a-browser') : formatDevice(device)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {isThis && <Badge tone="right">{t('accounts/settings/this-device')}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {t('accounts/settings/last-used-on', {
            signedInOn: formatDay(signedInAt),
            usedOn: formatDay(lastUsedAt),
          })}
        </p>
      </div>
      {!isThis && (
        <Button
          variant="outline"
          size="small"
          busy={isEnding}
          aria-label={t('accounts/settings/sign-out-name', {
            name,
            signedInOn: formatDay(signedInAt),
          })}
          onClick={onEnd}
        >
          {t('accounts/settings/sign-out')}
        </Button>
      )}
    </li>
  )
}
