import {
  getConsent,
  giveConsent,
  type ParentView,
  withdrawConsent,
} from '@skills-center/contract/accounts/consent-links'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api.ts'
import { queryOf } from '../../platform/queries.ts'
import { detailOf, RequestError } from '../../platform/request-error.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ResetFrame } from '../reset/reset-frame.tsx'
import { ChildData } from './child-data.tsx'
import { dueDay } from './due-day.ts'
import { EraseByName } from './erase-by-name.tsx'
import { reasonOf } from './use-privacy-act.ts'

const isGone = (error: unknown) => error instanceof RequestError && error.status === 404

/** What the link in a parent’s mail leads to, before they agree and ever after. */
export function ConsentPage({ token }: { readonly token: string }) {
  const client = useQueryClient()
  const asked = queryOf(getConsent, { params: { token } })
  const { data, error, refetch } = useQuery({ ...asked, staleTime: 0, gcTime: 0 })
  const give = useMutation({
    mutationFn: (version: string) => call(giveConsent, { params: { token }, body: { version } }),
    onSuccess: (view) => client.setQueryData(asked.queryKey, view),
  })
  const withdraw = useMutation({
    mutationFn: (username: string) => call(withdrawConsent, { params: { token }, body: { username } }),
    onSuccess: async ({ isErased }) => {
      if (!isErased) await refetch()
    },
  })
  if (withdraw.data?.isErased === true)
    return (
      <ResetFrame title="The account is deleted">
        <p role="status">All that was kept about your child is gone, and so is your address.</p>
      </ResetFrame>
    )
  if (isGone(error))
    return (
      <ResetFrame title="This link does not work any more">
        <p>A newer mail was sent after it, or the account is deleted already.</p>
        <ButtonLink href="/support">Write to us</ButtonLink>
      </ResetFrame>
    )
  if (error !== null)
    return (
      <ResetFrame title="Your child’s account">
        <LoadError what="This page" detail={detailOf(error)} onRetry={() => void refetch()} />
      </ResetFrame>
    )
  if (data === undefined)
    return (
      <ResetFrame title="Your child’s account">
        <Skeleton className="h-80" />
      </ResetFrame>
    )
  return (
    <ResetFrame title={data.consentedAt === null ? `May ${data.firstName} practice here?` : 'You agreed'}>
      <Standing view={data} />
      {data.consentedAt === null ? (
        <>
          <ul className="flex list-disc flex-col gap-2 pl-5">
            {data.text.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p>
            <a
              href="/privacy"
              target="_blank"
              className="font-semibold text-action underline underline-offset-4"
            >
              What is kept and why, in full<span className="sr-only"> (opens a new tab)</span>
            </a>
          </p>
          {give.error !== null && (
            <p role="alert" className="font-medium text-incorrect">
              {reasonOf(give.error)}
            </p>
          )}
          <Button size="large" wide busy={give.isPending} onClick={() => give.mutate(data.version)}>
            I agree
          </Button>
        </>
      ) : (
        <ChildData token={token} />
      )}
      <Refusal view={data} withdraw={withdraw} />
    </ResetFrame>
  )
}

function Standing({ view }: { readonly view: ParentView }) {
  const name = <strong className="[overflow-wrap:anywhere]">{view.username}</strong>
  if (view.consentedAt !== null)
    return (
      <p role="status">
        {view.firstName}’s account {name} stays. Keep our mail: its link opens this page for as long as the
        account is there.
      </p>
    )
  return (
    <p>
      {view.firstName} signed up as {name} for practice in math and science
      {view.dueAt !== null &&
        `. Without consent the account and all that is in it are deleted on ${dueDay(view.dueAt)}`}
      {view.hasSchoolConsent && '. The school has agreed already, so the account stays either way'}.
    </p>
  )
}

interface RefusalProps {
  readonly view: ParentView
  readonly withdraw: {
    readonly mutate: (username: string) => void
    readonly isPending: boolean
    readonly error: Error | null
    readonly reset: () => void
  }
}

/** Saying no, or taking a yes back. What follows depends on whether the school has agreed. */
function Refusal({ view, withdraw }: RefusalProps) {
  const [isOpen, setOpen] = useState(false)
  const hasAgreed = view.consentedAt !== null
  if (view.hasSchoolConsent && !hasAgreed) return null
  const close = () => {
    setOpen(false)
    withdraw.reset()
  }
  const title = view.hasSchoolConsent ? 'Take back your consent?' : 'Delete the account?'
  return (
    <div className="border-t border-line pt-5">
      <Button variant={hasAgreed ? 'danger' : 'outline'} wide={!hasAgreed} onClick={() => setOpen(true)}>
        {view.hasSchoolConsent
          ? 'Take back my consent'
          : hasAgreed
            ? 'Delete the account'
            : 'I don’t agree: delete the account'}
      </Button>
      <EraseByName
        open={isOpen}
        title={title}
        username={view.username}
        action={view.hasSchoolConsent ? 'Take it back' : 'Delete for good'}
        busy={withdraw.isPending}
        error={withdraw.error}
        onClose={close}
        onDo={(username) => withdraw.mutate(username)}
      >
        {view.hasSchoolConsent
          ? 'The school has agreed too, so the account stays for its class. To have it deleted, ask the school.'
          : 'This deletes the account and all that is in it for good, right away.'}
      </EraseByName>
    </div>
  )
}
