import { askSupport, type SupportBody, type SupportReceipt } from '@skills-center/contract/support'
import { call } from '../../platform/api.ts'

/* Imported when a request is sent: zod comes with it. */
export function sendRequest(body: SupportBody): Promise<SupportReceipt> {
  return call(askSupport, { body })
}
