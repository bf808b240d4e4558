import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

export interface TestKey {
  readonly privateKey: KeyObject
  /** In PEM. */
  readonly certificate: string
}

/** One element of DER (X.690): tag, length, content. */
function der(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  const size = body.length
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}
const sequence = (...content: readonly Uint8Array[]) => der(0x30, ...content)

/** 1.2.840.113549.1.1.11, RSA with SHA-256. */
const rsaSha256 = sequence(der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05))
const commonName = Buffer.from('550403', 'hex')

const nameOf = (text: string) =>
  sequence(der(0x31, sequence(der(0x06, commonName), der(0x0c, Buffer.from(text)))))

/** A certificate that the key has signed itself (RFC 5280), valid from 2026 to 2036. */
export function makeTestKey(name: string, bits = 2048): TestKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: bits })
  const validity = sequence(der(0x17, Buffer.from('260101000000Z')), der(0x17, Buffer.from('360101000000Z')))
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    rsaSha256,
    nameOf(name),
    validity,
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = sign('sha256', content, privateKey)
  const whole = sequence(content, rsaSha256, der(0x03, Buffer.from([0]), signature))
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? []
  return {
    privateKey,
    certificate: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  }
}
