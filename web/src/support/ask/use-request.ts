import type { SupportContext, SupportTopic } from '@skills-center/contract/support'
import { useMutation } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { version } from '../../../package.json'
import { lastPage } from '../../platform/last-page.ts'
import { useNeedsConsent } from '../../platform/privacy.ts'
import { useSessionOrNull } from '../../platform/session.tsx'
import {
  blankRequest,
  bodyOf,
  faultsIn,
  type Faults,
  type RequestFields,
  type Sender,
} from './request-fields.ts'

/** Empty on the server; the browser fills it in. */
const browser = () => navigator.userAgent.slice(0, 400)
const subscribeToNothing = () => () => undefined

/** The technical details sent along: the sender's previous page, and the browser. */
function useContextOfPage(): SupportContext {
  const shownBy = useSyncExternalStore(subscribeToNothing, browser, () => '')
  const [page] = useState(lastPage)
  return {
    ...(page === null ? {} : { page: page.slice(0, 300) }),
    version,
    ...(shownBy === '' ? {} : { browser: shownBy }),
  }
}

/** The form's state and its submission. Resending the same request after a failure counts once. */
export function useRequest(firstTopic: SupportTopic) {
  const session = useSessionOrNull()
  const sender: Sender = {
    isSignedIn: session !== null,
    accountEmail: session?.user.email ?? null,
    needsConsent: useNeedsConsent(),
  }
  const context = useContextOfPage()
  const [fields, setFields] = useState(() => blankRequest(firstTopic))
  const [requestId, setRequestId] = useState(() => newRequestId())
  const [faults, setFaults] = useState<Faults>({})
  const sending = useMutation({
    mutationFn: async () =>
      (await import('./calls.ts')).sendRequest(bodyOf(fields, sender, context, requestId)),
    networkMode: 'always',
  })

  function change(over: Partial<RequestFields>) {
    setFields((current) => ({ ...current, ...over }))
    // A corrected field loses its error; other errors are checked again on submit.
    setFaults((current) => Object.fromEntries(Object.entries(current).filter(([name]) => !(name in over))))
  }
  /** Sends the request, unless something must be corrected first; returns what. */
  function send(): Faults {
    const found = faultsIn(fields, sender)
    setFaults(found)
    if (Object.keys(found).length === 0) sending.mutate()
    return found
  }
  function another() {
    sending.reset()
    setRequestId(newRequestId())
    setFaults({})
    setFields(blankRequest('help'))
  }
  return { sender, context, fields, faults, sending, change, send, another }
}

/** `crypto.randomUUID` is missing on pages served without TLS. */
function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
