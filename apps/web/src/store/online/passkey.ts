/** Keys that this device keeps: the browser's own interface, with bytes as text on the way to the server. */

interface Described {
  readonly id: string;
}
export interface MakeOptions {
  readonly challenge: string;
  readonly rp: PublicKeyCredentialRpEntity;
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly pubKeyCredParams: PublicKeyCredentialParameters[];
  readonly timeout?: number;
  readonly attestation?: AttestationConveyancePreference;
  readonly excludeCredentials?: readonly Described[];
  readonly authenticatorSelection?: AuthenticatorSelectionCriteria;
}
export interface SignOptions {
  readonly challenge: string;
  readonly rpId?: string;
  readonly timeout?: number;
  readonly userVerification?: UserVerificationRequirement;
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

const credential = <R>({ id, rawId }: PublicKeyCredential, response: R) => ({
  id,
  rawId: textOf(rawId),
  type: 'public-key',
  response,
  clientExtensionResults: {},
});

/** A new key; rejects if its owner does not want one after all. */
export async function makePasskey(options: MakeOptions) {
  const { challenge, user, excludeCredentials = [], ...rest } = options;
  const made = (await navigator.credentials.create({
    publicKey: {
      ...rest,
      challenge: bytesOf(challenge),
      user: { ...user, id: bytesOf(user.id) },
      excludeCredentials: excludeCredentials.map(({ id }) => ({ id: bytesOf(id), type: 'public-key' })),
    },
  })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return credential(made, { clientDataJSON: textOf(clientDataJSON), attestationObject: textOf(attestationObject) });
}

/** Signs with a key that its owner chooses. */
export async function signWithPasskey({ challenge, ...rest }: SignOptions) {
  const signed = (await navigator.credentials.get({
    publicKey: { ...rest, challenge: bytesOf(challenge) },
  })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature } = signed.response as AuthenticatorAssertionResponse;
  return credential(signed, {
    clientDataJSON: textOf(clientDataJSON),
    authenticatorData: textOf(authenticatorData),
    signature: textOf(signature),
  });
}
