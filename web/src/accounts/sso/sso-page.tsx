import { finishSso } from '@skills-center/contract/accounts/sso'
import { DistrictId } from '@skills-center/contract/schools/organization'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { MutationError } from '../../platform/mutation-error.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { ResetFrame } from '../reset/reset-frame.tsx'
import { useArrival } from '../use-authentication.ts'
import { userQuery } from '../use-user.ts'
import { leaveForProvider } from './calls.ts'

/**
 * The page to which the provider of a district sends the browser. Without the provider’s answer, as from a tile in a
 * portal, it begins a sign-in.
 */
export function SsoPage({ districtId }: { readonly districtId: string }) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const arrive = useArrival('login')
  const leave = useMutation({ mutationFn: () => leaveForProvider(districtId) })
  const finish = useMutation({
    mutationFn: (parameters: string) =>
      call(finishSso, { body: { districtId: DistrictId.parse(districtId), parameters } }),
    async onSuccess({ user, isLinked, path }) {
      if (!isLinked) return arrive(user, path)
      await client.refetchQueries({ queryKey: userQuery.queryKey })
      toast({ title: t('accounts/sso/linked'), tone: 'right' })
      navigate('/settings')
    },
  })
  const begun = useRef(false)
  // The address holds the provider's answer, which is used once and does not stay in the history.
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const { search, pathname } = location
    history.replaceState(history.state, '', pathname)
    const answer = new URLSearchParams(search)
    if (['state', 'error', 'saml'].some((name) => answer.has(name))) finish.mutate(search)
    else leave.mutate()
  })
  const error = finish.error ?? leave.error
  if (error === null)
    return (
      <ResetFrame title={t('accounts/sign-in-with-your-school')}>
        <p role="status">{t('accounts/sso/one-moment')}</p>
      </ResetFrame>
    )
  return (
    <ResetFrame title={t('accounts/sso/not-signed-in')}>
      <MutationError error={error} />
      <Button
        busy={leave.isPending}
        onClick={() => {
          finish.reset()
          leave.mutate()
        }}
      >
        {t('ui/try-again')}
      </Button>
      <ButtonLink href="/" variant="quiet">
        {t('accounts/sso/use-a-username')}
      </ButtonLink>
    </ResetFrame>
  )
}
