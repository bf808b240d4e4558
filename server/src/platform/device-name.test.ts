import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

test.each([
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chromium}`, 'Chrome on Chromebook'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Edg/142.0.0.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${chromium}`, 'Chrome on Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/604.1',
    'Safari on iPad',
  ],
  ['curl/8.5.0', null],
  [undefined, null],
])('%s is told as %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
