import { type AccessToken, listAccessTokens } from '@skills-center/contract/accounts/access-tokens'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import { queryOf, refresh } from '../../platform/queries.ts'
import { Button } from '../../ui/button.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AccessTokenForm } from './access-token-form.tsx'
import { AccessTokenRow } from './access-token-row.tsx'
import { SettingsCard } from './settings-card.tsx'

/** A teacher’s API access tokens: list, create, and revoke. */
export function AccessTokensCard() {
  // A program may have used a token since.
  const { data, error, refetch } = useQuery({ ...queryOf(listAccessTokens), staleTime: 0 })
  const [isMaking, setMaking] = useState(false)
  return (
    <SettingsCard
      id="access-tokens"
      title={t('accounts/settings/access-tokens')}
      about={t('accounts/settings/program-of-yours')}
    >
      {error !== null && data === undefined ? (
        <LoadError what={t('accounts/settings/your-access-tokens')} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton className="h-20" />
      ) : (
        <TokenList tokens={data} />
      )}
      <Button variant="outline" className="self-start" onClick={() => setMaking(true)}>
        {t('accounts/settings/new-access-token')}
      </Button>
      {isMaking && <NewTokenDialog onClose={() => setMaking(false)} />}
    </SettingsCard>
  )
}

function TokenList({ tokens }: { readonly tokens: readonly AccessToken[] }) {
  if (tokens.length === 0) return <p className="text-ink-soft">{t('accounts/settings/no-access-tokens')}</p>
  return (
    <ul className="flex flex-col divide-y divide-line">
      {tokens.map((token) => (
        <AccessTokenRow key={token.id} token={token} />
      ))}
    </ul>
  )
}

/** Asks for the token's settings, then shows the token, only once. */
function NewTokenDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient()
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null)
  return (
    <Dialog
      open
      title={made === null ? t('accounts/settings/new-access-token') : t('accounts/settings/token-created')}
      onClose={onClose}
    >
      {made === null ? (
        <AccessTokenForm
          onMade={async (token) => {
            setMade(token)
            await refresh(client, listAccessTokens)
          }}
        />
      ) : (
        <CopyField
          label={t('accounts/settings/the-token-name', { name: made.name })}
          value={made.secret}
          action={t('accounts/settings/copy-token')}
        />
      )}
    </Dialog>
  )
}
