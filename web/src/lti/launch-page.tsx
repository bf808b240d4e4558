import { login, type User } from '@skills-center/contract/accounts'
import { finishLaunch, type LaunchReply, linkLaunch } from '@skills-center/contract/lti'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { MutationError } from '../platform/mutation-error.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

interface LaunchPageProps {
  readonly code: string
  /** The signed-in user; null for nobody, undefined while unknown. */
  readonly user: User | null | undefined
  /** Loads the user who has just signed in, and goes to this page. */
  readonly arrive: (user: User, path: string) => Promise<void>
}

/** The page to which a launch from a learning management system leads. It ends the launch, and links the account once. */
export function LaunchPage({ code, user, arrive }: LaunchPageProps) {
  const finish = useMutation({
    mutationFn: () => call(finishLaunch, { body: { code } }),
    onSuccess: (reply) => (reply.kind === 'arrived' ? arrive(reply.user, reply.path) : undefined),
  })
  const begun = useRef(false)
  // The code works once.
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    finish.mutate()
  })
  if (finish.error !== null)
    return (
      <Frame title={t('lti/not-signed-in')}>
        <MutationError error={finish.error} />
      </Frame>
    )
  if (finish.data?.kind !== 'link')
    return (
      <Frame title={t('lti/from-your-course')}>
        <p role="status">{t('lti/one-moment')}</p>
      </Frame>
    )
  return <LinkAccount code={code} reply={finish.data} user={user ?? null} arrive={arrive} />
}

interface LinkAccountProps extends LaunchPageProps {
  readonly reply: Extract<LaunchReply, { kind: 'link' }>
  readonly user: User | null
}

/** Links the account that is signed in, or that signs in here, to the person of the launch: once, and by its owner. */
function LinkAccount({ code, reply: { platform, role }, user, arrive }: LinkAccountProps) {
  const [isOther, setOther] = useState(false)
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const linkNow = async () => {
    const { user: linked, path } = await call(linkLaunch, { body: { code } })
    await arrive(linked, path)
  }
  const link = useMutation({ mutationFn: linkNow })
  const signIn = useMutation({
    async mutationFn() {
      await call(login, { body: { username: username.trim(), password, role } })
      await linkNow()
    },
  })
  if (user !== null && !isOther)
    return (
      <Frame title={t('lti/is-this-you')}>
        <p className="wrap-anywhere">{t('lti/link-this-account', { username: user.username, platform })}</p>
        <MutationError error={link.error} />
        <Button size="large" wide busy={link.isPending} onClick={() => link.mutate()}>
          {t('lti/yes-link')}
        </Button>
        <Button variant="quiet" onClick={() => setOther(true)}>
          {t('lti/use-another-account')}
        </Button>
      </Frame>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!signIn.isPending) signIn.mutate()
  }
  return (
    <Frame title={t('lti/sign-in-once')}>
      <p>{t('lti/about-signing-in-once', { platform })}</p>
      <form noValidate onSubmit={submit} aria-label={t('lti/sign-in-once')} className="flex flex-col gap-4.5">
        <Field
          label={t('ui/username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          onChange={({ target }) => setUsername(target.value)}
        />
        <Field
          label={t('lti/password')}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <MutationError error={signIn.error} />
        <Button type="submit" size="large" wide busy={signIn.isPending}>
          {t('lti/sign-in-and-link')}
        </Button>
      </form>
    </Frame>
  )
}

function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-lg px-4 py-10 sm:py-16">
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <Card className="flex flex-col gap-5">
        <PageHeading title={title} className="text-2xl sm:text-3xl" />
        {children}
      </Card>
    </div>
  )
}
