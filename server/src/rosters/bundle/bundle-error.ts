import type { Text } from '@skills-center/messages/values'
import { formatMessage } from '../../platform/format-message.ts'

/** Why a whole file cannot be read. The text is stored, and formatted when someone reads it. */
export class BundleError extends Error {
  override readonly name = 'BundleError'
  readonly text: Text

  constructor(text: Text) {
    super(formatMessage(text, 'en'))
    this.text = text
  }
}
