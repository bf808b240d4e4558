import {
  type AccessToken,
  listAccessTokens,
  revokeAccessToken,
} from '@skills-center/contract/accounts/access-tokens'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dateFormat } from '../../language/formats.ts'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { refresh } from '../../platform/queries.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { scopeChoices } from './scope-choices.ts'
import { showFailure } from './use-settings-mutation.ts'

const day = dateFormat({ month: 'short', day: 'numeric', year: 'numeric' })

const states: Record<AccessToken['state'], (token: AccessToken) => string> = {
  open: ({ expiresAt }) => t('accounts/settings/works-until-day', { day: day(expiresAt) }),
  expired: ({ expiresAt }) => t('accounts/settings/expired-on-day', { day: day(expiresAt) }),
  revoked: () => t('accounts/settings/revoked'),
}

const lastUse = ({ lastUsedAt }: AccessToken): string =>
  lastUsedAt === null
    ? t('accounts/settings/never-used')
    : t('accounts/settings/last-used-on-day', { day: day(lastUsedAt) })

/** One token: its scopes, when it was last used, and a button to revoke it. */
export function AccessTokenRow({ token }: { readonly token: AccessToken }) {
  const client = useQueryClient()
  const revoke = useMutation({
    mutationFn: () => call(revokeAccessToken, { params: { id: token.id } }),
    onSuccess: async () => {
      toast({ title: t('accounts/settings/token-revoked'), tone: 'right' })
      await refresh(client, listAccessTokens)
    },
    onError: showFailure(t('accounts/settings/token-not-revoked')),
  })
  const choices = scopeChoices()
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
      <div>
        <p className="font-semibold [overflow-wrap:anywhere]">{token.name}</p>
        <p className="text-sm text-ink-soft">{`${states[token.state](token)}, ${lastUse(token)}`}</p>
        <p className="text-sm text-ink-soft">{token.scopes.map((scope) => choices[scope]).join(' · ')}</p>
      </div>
      {token.state === 'open' && (
        <Button
          variant="danger"
          size="small"
          busy={revoke.isPending}
          aria-label={t('accounts/settings/revoke-name', { name: token.name })}
          onClick={() => revoke.mutate()}
        >
          {t('accounts/settings/revoke')}
        </Button>
      )}
    </li>
  )
}
