/** What the list of files says. */
export const uploadTexts = {
  zh: {
    list: '文件列表',
    choose: '选择文件',
    uploading: '正在上传',
    done: '上传完成',
    failed: '上传失败',
    cancel: '取消',
    remove: '移除',
    download: '下载',
    retry: '重试',
    rejected: '以下文件未上传',
    reasons: {
      type: '类型不符，只接受 {accept}',
      size: '超过 {size}',
      count: '最多 {count} 个文件',
    },
  },
  en: {
    list: 'Files',
    choose: 'Choose files',
    uploading: 'Uploading',
    done: 'Uploaded',
    failed: 'Upload failed',
    cancel: 'Cancel',
    remove: 'Remove',
    download: 'Download',
    retry: 'Retry',
    rejected: 'These files were not uploaded',
    reasons: {
      type: 'the type is not one of {accept}',
      size: 'larger than {size}',
      count: 'no more than {count} files',
    },
  },
};
