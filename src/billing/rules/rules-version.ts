/** Stored with each document. Change it with every change of what a document contains or of the rules. */
export const rulesVersion = '2026-11-19.2 EN16931-1.3.16 BIS-3.0-2026-05 FX-1.09'
