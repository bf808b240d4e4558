import type { User } from '@skills-center/contract/accounts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { storeLanguage, language } from '../language/language.ts'
import { t } from '../language/messages.ts'
import { privacyQuery } from '../platform/privacy.ts'
import { detailOf, RequestError } from '../platform/request-error.ts'
import { toast } from '../ui/toast.ts'
import { notifyOtherTabs } from '../platform/other-tabs.ts'
import { forgetAgeAnswer } from './age-answer.ts'
import { classCode, forgetCard } from '../platform/from-link.ts'
import { clearCacheExcept } from './clear-cache.ts'
import { signedInKind } from './use-other-tabs.ts'
import { userQuery } from './use-user.ts'

export type AuthMode = 'login' | 'signup'

const successes = () =>
  ({
    login: { title: t('accounts/welcome-back'), description: t('accounts/been-logged-in-successfully') },
    signup: { title: t('accounts/account-created'), description: t('accounts/account-has-been-created') },
  }) as const

const failures = () => ({ login: t('accounts/login-failed'), signup: t('accounts/signup-failed') }) as const

/**
 * What every way to sign in or up ends with: loads the user and the first screen’s data, and goes to that screen, or to
 * the path of ours that was asked for.
 */
export function useArrival(mode: AuthMode): (user: User, path?: string | null) => Promise<void> {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  return async ({ role }, path = null) => {
    // Addresses of signed-in pages do not include a language.
    if (language() !== 'en') storeLanguage(language())
    notifyOtherTabs(signedInKind)
    forgetCard()
    clearCacheExcept(client, userQuery.queryKey)
    // Loaded before the first screen, so that the age question comes before everything else.
    if (mode === 'signup') {
      forgetAgeAnswer()
      // The server refuses this for a teacher, which does not matter here.
      await client.prefetchQuery(privacyQuery)
    }
    await client.refetchQueries({ queryKey: userQuery.queryKey })
    toast({ ...successes()[mode], tone: 'right' })
    navigate(path ?? (role === 'student' && classCode() !== null ? '/classrooms' : '/'))
  }
}

/**
 * The shared logic of signing in and signing up. On success, refetches the current user and goes to `/`, or to joining
 * the class whose code was scanned. On failure, shows the server's explanation in a notification.
 */
export function useAuthentication<Body>(mode: AuthMode, send: (body: Body) => Promise<User>) {
  const arrive = useArrival(mode)
  return useMutation({
    mutationFn: send,
    onSuccess: (user) => arrive(user),
    onError: (error) => {
      toast({ title: failures()[mode], description: reasonOf(error, mode), tone: 'wrong' })
    },
  })
}

function reasonOf(error: unknown, mode: AuthMode): string {
  const isLogin = mode === 'login'
  if (error instanceof RequestError)
    return (
      detailOf(error) ?? (isLogin ? t('accounts/login-failed-inside') : t('accounts/signup-failed-inside'))
    )
  return isLogin ? t('accounts/unable-to-login') : t('accounts/unable-to-signup')
}
