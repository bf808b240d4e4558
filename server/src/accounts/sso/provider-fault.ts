/** The provider could not be reached, or its answer was not valid. */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault'
}
