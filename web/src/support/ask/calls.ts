import { askSupport, type SupportBody, type SupportReceipt } from '@skills-center/contract/support'
import { call } from '../../platform/api.ts'

/* Loaded when a request is sent, because it imports zod. */
export function sendRequest(body: SupportBody): Promise<SupportReceipt> {
  return call(askSupport, { body })
}
